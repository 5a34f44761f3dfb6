CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
-- Notes of before have none until the search indexes them again, which reads what their texts show as well.
ALTER TABLE "items" ADD COLUMN "media" text[];--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "media" SET DEFAULT '{}';--> statement-breakpoint
UPDATE "items" SET "search_stale" = true WHERE "type" = 'note' AND NOT "search_stale" AND ("content" LIKE '%![%' OR "content" ILIKE '%<img%' OR "content" LIKE '%/attachments/%');--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_owner" ON "saved_searches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "items_media" ON "items" USING btree ("created_by") WHERE not deleted and media <> '{}';