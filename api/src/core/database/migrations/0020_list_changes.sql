CREATE TABLE "gone_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "items_owner";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "list_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changes_since" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What changed before is not known.
UPDATE "users" SET "changes_since" = "revision";--> statement-breakpoint
ALTER TABLE "gone_items" ADD CONSTRAINT "gone_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gone_items_owner" ON "gone_items" USING btree ("created_by","revision");--> statement-breakpoint
CREATE INDEX "items_children" ON "items" USING btree ("created_by","parent_id","id") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "items_changed" ON "items" USING btree ("created_by","list_revision");--> statement-breakpoint
CREATE INDEX "items_owner" ON "items" USING btree ("created_by","id");--> statement-breakpoint
-- Each write raises the owner's revision first. Triggers note it, so that no way to write an item can be forgotten.
CREATE FUNCTION note_list_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.list_revision := coalesce((SELECT revision FROM users WHERE id = NEW.created_by), 0);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER items_listed BEFORE INSERT ON items
FOR EACH ROW WHEN (NOT NEW.deleted) EXECUTE FUNCTION note_list_revision();--> statement-breakpoint
CREATE TRIGGER items_changed BEFORE UPDATE ON items
FOR EACH ROW WHEN (
	(OLD.title, OLD.slug, OLD.type, OLD.parent_id, OLD."order", OLD.pinned, OLD.icon, OLD.locked, OLD.deleted, OLD.updated_at)
	IS DISTINCT FROM
	(NEW.title, NEW.slug, NEW.type, NEW.parent_id, NEW."order", NEW.pinned, NEW.icon, NEW.locked, NEW.deleted, NEW.updated_at)
	OR (NEW.title = '' AND OLD.content IS DISTINCT FROM NEW.content)
) EXECUTE FUNCTION note_list_revision();--> statement-breakpoint
-- A row of the trash is known to be gone by those who have seen it trashed; of others nobody could tell.
CREATE FUNCTION note_gone_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO gone_items (id, created_by, revision)
		SELECT gone.id, users.id, users.revision FROM gone JOIN users ON users.id = gone.created_by WHERE NOT gone.deleted
		ON CONFLICT (id) DO UPDATE SET revision = excluded.revision;
	UPDATE users SET changes_since = trashed.revision
		FROM (SELECT created_by, max(list_revision) AS revision FROM gone WHERE deleted GROUP BY created_by) AS trashed
		WHERE users.id = trashed.created_by AND users.changes_since < trashed.revision;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_gone AFTER DELETE ON items
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_gone_items();
