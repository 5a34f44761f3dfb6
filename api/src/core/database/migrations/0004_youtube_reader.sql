CREATE TABLE "youtube_transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"video" uuid NOT NULL,
	"cues" jsonb NOT NULL,
	CONSTRAINT "youtube_transcripts_once" UNIQUE("created_by","video")
);
--> statement-breakpoint
ALTER TABLE "youtube_channels" ADD COLUMN "attempted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "youtube_channels" ADD COLUMN "wait_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "youtube_subscriptions" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "youtube_videos" ADD COLUMN "kind" text DEFAULT 'video' NOT NULL;--> statement-breakpoint
ALTER TABLE "youtube_videos" ADD COLUMN "news_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "youtube_transcripts" ADD CONSTRAINT "youtube_transcripts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "youtube_transcripts" ADD CONSTRAINT "youtube_transcripts_video_youtube_videos_id_fk" FOREIGN KEY ("video") REFERENCES "public"."youtube_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "youtube_channels_wait" ON "youtube_channels" USING btree ("wait_until") WHERE "youtube_channels"."wait_until" is not null;--> statement-breakpoint
CREATE INDEX "youtube_videos_news" ON "youtube_videos" USING btree ("news_at") WHERE "youtube_videos"."news_at" is not null;--> statement-breakpoint
CREATE INDEX "youtube_transcripts_video" ON "youtube_transcripts" USING btree ("video");--> statement-breakpoint
CREATE INDEX "youtube_video_states_video" ON "youtube_video_states" USING btree ("video");--> statement-breakpoint
-- The next time lies at least an hour after the last one.
UPDATE "youtube_channels" SET "attempted_at" = least("next_refresh_at" - interval '1 hour', now()) WHERE "refreshed_at" IS NOT NULL OR "failing_since" IS NOT NULL;--> statement-breakpoint
-- The next fetch answers the whole list, and so tells the kinds of the videos that are known already.
UPDATE "youtube_channels" SET "etag" = NULL;
