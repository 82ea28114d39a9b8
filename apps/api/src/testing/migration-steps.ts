/** Migrations of one change of `Participant`, which adds a required column, in steps as docs/migrations.md has them. */
export const addRequiredColumn = (column: string) => ({
  '1_column': `ALTER TABLE "Participant" ADD COLUMN ${column} int;
    ALTER TABLE "Participant" ADD CONSTRAINT "Participant_${column}" CHECK (${column} > 0) NOT VALID;`,
  '2_fill': `-- no transaction
    CALL in_batches('"Participant"', 'UPDATE "Participant" SET ${column} = 1 WHERE id = ANY($1::uuid[]) AND ${column} IS NULL');`,
  '3_validate': `-- no transaction\nALTER TABLE "Participant" VALIDATE CONSTRAINT "Participant_${column}";`,
  '4_index': `-- no transaction\nCREATE INDEX CONCURRENTLY "Participant_${column}_idx" ON "Participant" (${column}, id);`,
  '5_required': `ALTER TABLE "Participant" ADD CONSTRAINT "Participant_has_${column}" NOT NULL ${column} NOT VALID;`,
  '6_validate': `-- no transaction\nALTER TABLE "Participant" VALIDATE CONSTRAINT "Participant_has_${column}";`,
});
