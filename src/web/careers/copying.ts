/** Copies the text of a field. Pages over plain HTTP have no clipboard API, so it falls back to the selection. */
export async function copyField(field: HTMLInputElement): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(field.value);
  field.select();
  document.execCommand("copy");
}
