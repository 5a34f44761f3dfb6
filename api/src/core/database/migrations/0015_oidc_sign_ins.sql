CREATE TABLE "oidc_sign_ins" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"page_hash" text NOT NULL,
	"cookie_hash" text,
	"identity" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_expiry" ON "oidc_sign_ins" USING btree ("expires_at");