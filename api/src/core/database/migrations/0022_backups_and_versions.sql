CREATE TABLE "backup_state" (
	"id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_good" jsonb,
	"failing_since" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"migration" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
