CREATE TABLE "telemetry" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "telemetry_name_version_at_pk" PRIMARY KEY("name","version","at")
);
