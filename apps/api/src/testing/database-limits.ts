/** On a busy machine calls wait longer for the database; tests of these limits set their own. */
export const databaseLimits = {
  DATABASE_CONNECT_SECONDS: '30',
  DATABASE_LOCK_SECONDS: '30',
  DATABASE_STATEMENT_SECONDS: '60',
  DATABASE_SILENCE_SECONDS: '60',
};
