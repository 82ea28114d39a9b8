-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'moderation';
