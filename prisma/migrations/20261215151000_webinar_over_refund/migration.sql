ALTER TYPE "RefundReason" ADD VALUE 'webinar_over' AFTER 'sold_out';
