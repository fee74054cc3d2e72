import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './unreadable';

/** Elements within elements; workbooks have a dozen. */
const DEEPEST = 64;
/** The longest tag, text or comment, in characters. A cell holds 32 767. */
const LONGEST_TOKEN = 2 * 1024 * 1024;

export type Attributes = Readonly<Record<string, string>>;

/** What a part of a workbook is read with: called for every element by its name without prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  /** Text between two tags; CDATA counts as text. */
  text?(text: string): void;
}

/**
 * Walks through a part while it is unpacked. No entities but those of XML itself, no DTD, no depth and no length without end.
 * @param mostElements more are more work than any list is worth
 * @throws UnreadableSheet
 */
export async function walkXml(
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
  mostElements: number,
): Promise<void> {
  const parser = new SaxesParser({ position: false });
  let [fed, lastToken, depth, elements] = [0, 0, 0, 0];
  const met = () => {
    lastToken = fed;
  };
  parser.on('doctype', () => {
    throw new UnreadableSheet('unsafe');
  });
  parser.on('error', () => {
    throw new UnreadableSheet('damaged');
  });
  parser.on('comment', met);
  parser.on('processinginstruction', met);
  parser.on('opentag', ({ name, attributes }) => {
    met();
    depth += 1;
    elements += 1;
    if (elements > mostElements) throw new UnreadableSheet('bomb', { most: mostElements });
    if (depth > DEEPEST) throw new UnreadableSheet('damaged');
    handlers.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    met();
    depth -= 1;
    handlers.close?.(localName(name));
  });
  const takeText = (text: string) => {
    met();
    handlers.text?.(text);
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  for await (const piece of pieces) {
    fed += piece.length;
    parser.write(piece);
    if (fed - lastToken > LONGEST_TOKEN) throw new UnreadableSheet('bomb', { most: LONGEST_TOKEN });
  }
  parser.close();
}

function localName(name: string): string {
  const at = name.indexOf(':');
  return at < 0 ? name : name.slice(at + 1);
}

/** An attribute by its name without prefix (`r:id` is `id` of another namespace, whatever its prefix). */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const found = Object.keys(attributes).find((one) => one !== name && localName(one) === name);
  return found === undefined ? attributes[name] : attributes[found];
}
