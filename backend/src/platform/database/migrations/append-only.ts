/** Triggers that keep a table's rows as they were written; `guard` is the trigger function that refuses. */
export function appendOnly(table: string, guard: string): string {
  return `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${guard}();
  CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${guard}();`;
}
