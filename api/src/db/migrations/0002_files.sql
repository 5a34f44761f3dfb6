CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"import_job" uuid
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"error" text,
	"report" jsonb,
	"heartbeat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "import_job" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_owner" ON "attachments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "attachments_deleted" ON "attachments" USING btree ("updated_at") WHERE deleted;--> statement-breakpoint
CREATE INDEX "attachments_import" ON "attachments" USING btree ("import_job") WHERE import_job is not null;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("created_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_import" ON "jobs" USING btree ("created_by") WHERE kind = 'import' and status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "items_import" ON "items" USING btree ("import_job") WHERE import_job is not null;