-- no transaction
CREATE INDEX CONCURRENTLY "User_staff_idx" ON "User"("fullname", "id") WHERE "isOperator";
