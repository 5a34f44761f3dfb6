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
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text DEFAULT 'write' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_users_id_fk" FOREIGN KEY ("recipient") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_requests" ADD CONSTRAINT "user_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_subscriptions" ADD CONSTRAINT "youtube_subscriptions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_subscriptions" ADD CONSTRAINT "youtube_subscriptions_channel_youtube_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."youtube_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_video_youtube_videos_id_fk" FOREIGN KEY ("video") REFERENCES "public"."youtube_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_video_states" ADD CONSTRAINT "youtube_video_states_note_id_items_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_videos" ADD CONSTRAINT "youtube_videos_channel_youtube_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."youtube_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_feed" ON "notifications" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("recipient") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("recipient","dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "user_requests_owner" ON "user_requests" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "youtube_channels_due" ON "youtube_channels" USING btree ("next_refresh_at");--> statement-breakpoint
CREATE INDEX "youtube_subscriptions_channel" ON "youtube_subscriptions" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "youtube_video_states_note" ON "youtube_video_states" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "youtube_videos_newest" ON "youtube_videos" USING btree ("channel","published_at","id");