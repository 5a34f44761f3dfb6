ALTER TABLE "items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "tag_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "items_tagged" ON "items" USING btree ("created_by") WHERE not deleted and tags <> '{}';--> statement-breakpoint
-- Tags are read from texts by the service: it does so with the search index, for notes that may have any.
UPDATE "items" SET "search_stale" = true WHERE "type" = 'note' AND NOT "search_stale" AND ("content" ~ '#[^[:space:]#]' OR "content" ~ '^.?---');
