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
CREATE TABLE "item_search" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"lexemes" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "item_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "item_versions_state" UNIQUE("item_id","version")
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
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"recipient" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"href" text,
	"duration_ms" integer,
	"read_at" timestamp (3) with time zone,
	"dedupe_key" text
);
--> statement-breakpoint
CREATE TABLE "search_histories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"keyword" text NOT NULL,
	"item_id" uuid,
	CONSTRAINT "search_histories_keyword" UNIQUE("created_by","keyword")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"item_id" uuid NOT NULL,
	"share_id" text NOT NULL,
	"include_children" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"expiry_told_at" timestamp (3) with time zone,
	"password_hash" text,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	CONSTRAINT "shares_item" UNIQUE("item_id"),
	CONSTRAINT "shares_share_id" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"diagnostics" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "youtube_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"channel_id" text NOT NULL,
	"title" text NOT NULL,
	"etag" text,
	"refreshed_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failure" text,
	"next_refresh_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "youtube_channels_id" UNIQUE("channel_id")
);
--> statement-breakpoint
CREATE TABLE "youtube_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"channel" uuid NOT NULL,
	CONSTRAINT "youtube_subscriptions_once" UNIQUE("created_by","channel")
);
--> statement-breakpoint
CREATE TABLE "youtube_video_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"video" uuid NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"note_id" uuid,
	CONSTRAINT "youtube_video_states_once" UNIQUE("created_by","video")
);
--> statement-breakpoint
CREATE TABLE "youtube_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"channel" uuid NOT NULL,
	"video_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "youtube_videos_id" UNIQUE("video_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "links" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "attachments" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "edit_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "version_kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search_stale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "import_job" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text DEFAULT 'write' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "order" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "order_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "examples_id" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_search" ADD CONSTRAINT "item_search_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_users_id_fk" FOREIGN KEY ("recipient") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_histories" ADD CONSTRAINT "search_histories_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_requests" ADD CONSTRAINT "user_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_subscriptions" ADD CONSTRAINT "youtube_subscriptions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_subscriptions" ADD CONSTRAINT "youtube_subscriptions_channel_youtube_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."youtube_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_video_youtube_videos_id_fk" FOREIGN KEY ("video") REFERENCES "public"."youtube_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_note_id_items_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_videos" ADD CONSTRAINT "youtube_videos_channel_youtube_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."youtube_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_owner" ON "attachments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "attachments_deleted" ON "attachments" USING btree ("updated_at") WHERE deleted;--> statement-breakpoint
CREATE INDEX "attachments_import" ON "attachments" USING btree ("import_job") WHERE import_job is not null;--> statement-breakpoint
CREATE INDEX "item_search_owner" ON "item_search" USING btree ("created_by","item_id");--> statement-breakpoint
CREATE INDEX "item_search_lexemes" ON "item_search" USING gin ("lexemes") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "item_search_unindexed" ON "item_search" USING btree ("created_by") WHERE lexemes is null;--> statement-breakpoint
CREATE INDEX "item_versions_attachments" ON "item_versions" USING gin ("attachments");--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("created_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_import" ON "jobs" USING btree ("created_by") WHERE kind = 'import' and status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "notifications_feed" ON "notifications" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("recipient") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("recipient","dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "search_histories_item" ON "search_histories" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "tries_ended" ON "tries" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "user_requests_owner" ON "user_requests" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "youtube_channels_due" ON "youtube_channels" USING btree ("next_refresh_at");--> statement-breakpoint
CREATE INDEX "youtube_subscriptions_channel" ON "youtube_subscriptions" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "youtube_video_states_note" ON "youtube_video_states" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "youtube_videos_newest" ON "youtube_videos" USING btree ("channel","published_at","id");--> statement-breakpoint
CREATE INDEX "items_search_stale" ON "items" USING btree ("created_by") WHERE search_stale;--> statement-breakpoint
CREATE INDEX "items_import" ON "items" USING btree ("import_job") WHERE import_job is not null;--> statement-breakpoint
CREATE INDEX "items_links" ON "items" USING gin ("links");--> statement-breakpoint
CREATE INDEX "items_attachments" ON "items" USING gin ("attachments");--> statement-breakpoint
-- Texts live beside the rows, so that lists and counts read a few hundred bytes of each note.
ALTER TABLE "items" SET (toast_tuple_target = 256);
