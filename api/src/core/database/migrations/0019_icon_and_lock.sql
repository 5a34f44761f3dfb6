ALTER TABLE "items" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;