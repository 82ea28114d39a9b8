-- A version of a legal text that has a day to come is told to everybody whom it binds.
ALTER TYPE "NotificationKind" ADD VALUE 'legal_change';
