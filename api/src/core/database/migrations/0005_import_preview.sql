DROP INDEX "jobs_one_import";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "imported_by" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "staged_order" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_requests" ADD COLUMN "screenshot" uuid;--> statement-breakpoint
CREATE INDEX "item_versions_owner" ON "item_versions" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "items_imported" ON "items" USING btree ("imported_by") WHERE imported_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_import" ON "jobs" USING btree ("created_by") WHERE kind = 'import' and status in ('queued', 'running', 'ready');