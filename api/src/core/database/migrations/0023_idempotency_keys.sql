CREATE TABLE "idempotency_keys" (
	"created_by" uuid NOT NULL,
	"key" text NOT NULL,
	"call_hash" text NOT NULL,
	"note_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_created_by_key_pk" PRIMARY KEY("created_by","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_note_id_items_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;