-- no transaction
CREATE INDEX CONCURRENTLY "LtiGrade_failing" ON "LtiGrade" ("failingSince", "linkId") WHERE "failingSince" IS NOT NULL;
