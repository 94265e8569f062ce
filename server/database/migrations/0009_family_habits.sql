ALTER TABLE "families" ADD COLUMN "clock" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "units" text;