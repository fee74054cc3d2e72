import ts from 'typescript';
import type { Column, Read } from './describe';

/** True for a row type without columns; its statement only asks whether there is a row. */
export const isUnread = (row: ts.Type) => row.getProperties().length === 0;

/** The differences between the columns of a statement and the row type at its call. */
export function differences(checker: ts.TypeChecker, row: ts.Type, columns: readonly Column[]): string[] {
  if (row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter))
    return [`its rows are ${checker.typeToString(row)}`];
  if (isUnread(row)) return [];
  const said = new Map(
    checker.getPropertiesOfType(row).map((one) => [one.name, checker.getTypeOfSymbol(one)]),
  );
  const given = new Map(columns.map((column) => [column.name, column]));
  return [
    ...[...said.keys()].filter((name) => !given.has(name)).map((name) => `${name} is not selected`),
    ...[...given.keys()]
      .filter((name) => !said.has(name))
      .map((name) => `${name} is selected and not declared`),
    ...[...given.values()].flatMap((column) => {
      const type = said.get(column.name);
      return type ? columnFaults(checker, type, column) : [];
    }),
  ];
}

function columnFaults(
  checker: ts.TypeChecker,
  type: ts.Type,
  { name, read, mayBeNull, values }: Column,
): string[] {
  const members = type.isUnion() ? type.types : [type];
  const isNullable = members.some(
    ({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown | ts.TypeFlags.Any),
  );
  const others = members.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  const fits = others.every((one) => fitsOne(checker, one, read));
  return [
    ...(fits ? [] : [`${name} is ${wordsOf(read)}, declared as ${checker.typeToString(type)}`]),
    ...(mayBeNull === true && !isNullable ? [`${name} may be null`] : []),
    ...unsaid(others, values).map((value) => `${name} may be '${value}'`),
  ];
}

/** Values of the column that are missing in a type listing its texts. */
function unsaid(types: readonly ts.Type[], values: readonly string[] = []): string[] {
  if (!types.every((one) => one.isStringLiteral())) return [];
  const said = types.map(({ value }) => value);
  return values.filter((value) => !said.includes(value));
}

const wordsOf = ({ kind, of }: Read): string => (of ? `${kind} of ${wordsOf(of)}` : kind);

function fitsOne(checker: ts.TypeChecker, type: ts.Type, read: Read): boolean {
  const isIt = (flags: ts.TypeFlags) =>
    (type.flags & flags) !== 0 ||
    (type.isIntersection() && type.types.some((part) => (part.flags & flags) !== 0));
  switch (read.kind) {
    case 'string':
      return isIt(ts.TypeFlags.StringLike);
    case 'number':
      return isIt(ts.TypeFlags.NumberLike);
    case 'boolean':
      return isIt(ts.TypeFlags.BooleanLike);
    case 'Date':
    case 'Buffer':
      return type.symbol?.name === read.kind;
    case 'array': {
      const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
      const members = element?.isUnion() ? element.types : element ? [element] : [];
      return members.length > 0 && members.every((one) => fitsOne(checker, one, read.of!));
    }
    case 'json':
      return isJson(checker, type, new Set());
    case 'object':
      return false;
  }
}

/** JSON contains neither a Date nor bytes, at any depth. */
function isJson(checker: ts.TypeChecker, type: ts.Type, seen: Set<ts.Type>): boolean {
  if (seen.has(type)) return true;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.every((one) => isJson(checker, one, seen));
  if (!(type.flags & ts.TypeFlags.Object)) return true;
  if (type.symbol?.name === 'Date' || type.symbol?.name === 'Buffer') return false;
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).every((one) => isJson(checker, one, seen));
  const index = checker.getIndexInfosOfType(type).map((info) => info.type);
  const members = checker.getPropertiesOfType(type).map((one) => checker.getTypeOfSymbol(one));
  return [...index, ...members].every((one) => isJson(checker, one, seen));
}
