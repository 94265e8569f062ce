ALTER TABLE "planner_items" ADD COLUMN "recurring_frequency" text;--> statement-breakpoint
ALTER TABLE "planner_items" ADD COLUMN "recurring_until" date;--> statement-breakpoint
ALTER TABLE "planner_items" ADD COLUMN "done_dates" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "planner_items" ADD COLUMN "skipped_dates" date[] DEFAULT '{}' NOT NULL;