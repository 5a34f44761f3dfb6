CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_identity_id_identity_users_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_identity" ON "password_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "password_links_end" ON "password_links" USING btree ("expires_at");