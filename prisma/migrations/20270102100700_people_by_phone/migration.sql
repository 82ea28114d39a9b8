-- no transaction
CREATE INDEX CONCURRENTLY "User_phone_digits" ON "User"(phone_digits("phone") text_pattern_ops) WHERE "phone" IS NOT NULL;
