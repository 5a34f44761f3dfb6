ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
-- Arabic letters with and without hamza, and signs that nobody sees, are compared otherwise now.
UPDATE "items" SET "search_stale" = true WHERE NOT "search_stale" AND ("title" || "content") ~ '[\u00ad\u0622-\u0626\u0629\u0640\u0649\u0653-\u0655\u0670\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';