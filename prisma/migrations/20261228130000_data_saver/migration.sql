-- Whether a user plays recordings with little data.
CREATE TYPE "DataSaver" AS ENUM ('auto', 'on', 'off');
ALTER TABLE "User" ADD COLUMN "dataSaver" "DataSaver" NOT NULL DEFAULT 'auto';
