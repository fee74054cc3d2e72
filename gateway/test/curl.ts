/** A request in the form of the documentation's curl command. */
export interface CurlRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Reads a curl command as a POSIX shell would: words, '…' literally, "…" with its $VARIABLES, lines joined by a \ at their
 * end. Knows -s, -S, -X, -H and -d; anything else is a fault of the documentation.
 */
export function readCurl(command: string, variables: Readonly<Record<string, string>>): CurlRequest {
  const [program, ...words] = shellWords(command, variables);
  if (program !== 'curl') throw new Error(`Not a curl command: ${command}`);
  const request: CurlRequest = { method: '', url: '', headers: {}, body: undefined };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (/^-[sS]+$/.test(word)) continue;
    if (word === '-X') request.method = words.shift()!;
    else if (word === '-d') request.body = words.shift()!;
    else if (word === '-H') {
      const [, name, value] = /^([\w-]+): ?(.*)$/.exec(words.shift()!)!;
      request.headers[name!.toLowerCase()] = value!;
    } else if (word.startsWith('-')) throw new Error(`Unknown option ${word}`);
    else request.url = word;
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST';
  return request;
}

const PART = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\\n|(\s+)|([^\s'"\\]+)/gy;

function shellWords(command: string, variables: Readonly<Record<string, string>>): string[] {
  const expand = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`The documentation does not say what $${name} is`);
      return value;
    });
  const words: string[] = [];
  let isOpen = false;
  let end = 0;
  for (const part of command.trim().matchAll(PART)) {
    const [whole, single, double, space, bare] = part;
    end = part.index + whole.length;
    if (space !== undefined || whole === '\\\n') {
      isOpen = false;
      continue;
    }
    const text = single ?? expand(double ?? bare!);
    if (isOpen) words[words.length - 1] += text;
    else words.push(text);
    isOpen = true;
  }
  if (end !== command.trim().length) throw new Error(`Cannot read: ${command.slice(end)}`);
  return words;
}
