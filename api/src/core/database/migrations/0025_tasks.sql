CREATE TABLE "task_feeds" (
	"created_by" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "task_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "task_reminders" (
	"created_by" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Notes of before have none until the search indexes them again, which reads the tasks of their texts as well.
ALTER TABLE "items" ADD COLUMN "tasks" jsonb;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "tasks" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
UPDATE "items" SET "search_stale" = true WHERE "content" LIKE '%[ ]%';--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_feeds" ADD CONSTRAINT "task_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_tasks" ON "items" USING btree ("created_by") WHERE not deleted and tasks <> '[]'::jsonb;