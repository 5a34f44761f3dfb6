CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"webhook_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"event" text NOT NULL,
	"item_id" uuid,
	"title" text,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"response_status" integer,
	"duration_ms" integer,
	"response_start" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_owner" ON "webhook_deliveries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_update" ON "webhook_deliveries" USING btree ("webhook_id","item_id") WHERE event = 'note.updated' and status = 'waiting' and tries = 0;--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_owner" ON "webhook_events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhooks_owner" ON "webhooks" USING btree ("created_by");--> statement-breakpoint
-- Triggers note what happens to notes, so that no way to write one can be forgotten, and in the same transaction.
-- People without webhooks cost one look into an index.
CREATE FUNCTION put_webhook_event(owner uuid, item uuid, what text, item_title text, item_slug text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM webhooks WHERE created_by = owner AND active AND what = ANY (events)) THEN
		RETURN;
	END IF;
	-- While an account is deleted, its notes go after it.
	INSERT INTO webhook_events (id, created_by, item_id, event, title, slug, at)
		SELECT gen_random_uuid(), users.id, item, what, item_title, item_slug, clock_timestamp()
		FROM users WHERE users.id = owner;
	PERFORM pg_notify('my_note', '{"topic":"webhook-events","payload":{}}');
END $$;--> statement-breakpoint
CREATE FUNCTION note_webhook_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM put_webhook_event(OLD.created_by, OLD.id, TG_ARGV[0], OLD.title, OLD.slug);
	ELSE
		PERFORM put_webhook_event(NEW.created_by, NEW.id, TG_ARGV[0], NEW.title, NEW.slug);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_webhook_created AFTER INSERT ON items FOR EACH ROW
WHEN (NEW.type = 'note' AND NOT NEW.deleted) EXECUTE FUNCTION note_webhook_event('note.created');--> statement-breakpoint
-- An import shows the rows that it has staged.
CREATE TRIGGER items_webhook_imported AFTER UPDATE ON items FOR EACH ROW
WHEN (NEW.type = 'note' AND OLD.deleted AND NOT NEW.deleted AND OLD.import_job IS NOT NULL)
EXECUTE FUNCTION note_webhook_event('note.created');--> statement-breakpoint
CREATE TRIGGER items_webhook_updated AFTER UPDATE ON items FOR EACH ROW
WHEN (NEW.type = 'note' AND NOT OLD.deleted AND NOT NEW.deleted AND OLD.version <> NEW.version)
EXECUTE FUNCTION note_webhook_event('note.updated');--> statement-breakpoint
CREATE TRIGGER items_webhook_trashed AFTER UPDATE ON items FOR EACH ROW
WHEN (NEW.type = 'note' AND NOT OLD.deleted AND NEW.deleted)
EXECUTE FUNCTION note_webhook_event('note.trashed');--> statement-breakpoint
CREATE TRIGGER items_webhook_restored AFTER UPDATE ON items FOR EACH ROW
WHEN (NEW.type = 'note' AND OLD.deleted AND NOT NEW.deleted AND OLD.import_job IS NULL)
EXECUTE FUNCTION note_webhook_event('note.restored');--> statement-breakpoint
CREATE TRIGGER items_webhook_removed AFTER DELETE ON items FOR EACH ROW
WHEN (OLD.type = 'note' AND OLD.import_job IS NULL) EXECUTE FUNCTION note_webhook_event('note.removed');--> statement-breakpoint
CREATE FUNCTION note_webhook_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_webhook_event(items.created_by, items.id, 'note.shared', items.title, items.slug)
		FROM items WHERE items.id = NEW.item_id AND items.type = 'note';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shares_webhook_shared AFTER INSERT ON shares FOR EACH ROW
EXECUTE FUNCTION note_webhook_share();--> statement-breakpoint
CREATE TRIGGER shares_webhook_renewed AFTER UPDATE OF share_id ON shares FOR EACH ROW
WHEN (OLD.share_id <> NEW.share_id) EXECUTE FUNCTION note_webhook_share();
