/** What shows a result, apart from the forms: it is not needed before there is one. */
export async function loadAnswer() {
  const { Answer } = await import('./answer');
  return { default: Answer };
}
