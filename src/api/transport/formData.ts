/** True for a plain object that carries a file, alone or in a list: it goes out as multipart. */
export function carriesFile(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  if (body instanceof Blob || body instanceof FormData) return false;
  return Object.values(body).some((value) => filesOf(value).length > 0);
}

/** The files among a value or a list of values. */
export function filesOf(value: unknown): Blob[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is Blob => one instanceof Blob);
}

/**
 * The codegen hands a multipart body over as a plain object. Undefined and null are left out, lists repeat their
 * field, objects go as JSON text; a File keeps its name.
 */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return form;
}
