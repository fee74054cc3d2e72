import { join } from 'node:path';
import ts from 'typescript';
import { Composer, type Piece } from './compose';

/** A call that reads rows: the statement in each of its forms, and the declared type of its rows. */
export interface Asked {
  /** Below `gateway/src`. */
  file: string;
  /** The function that contains it. */
  name: string;
  row: ts.Type;
  ways: Piece[][];
}

export interface Program {
  checker: ts.TypeChecker;
  asked: Asked[];
}

const READS = new Set(['many', 'one', 'maybeOne']);

/** Every call of `many`, `one` and `maybeOne` of a transaction in the gateway, and in files that a test adds to it. */
export function statementsIn(root: string, added: Readonly<Record<string, string>>): Program {
  const folder = join(root, 'gateway/src');
  const program = programOf(root, folder, added);
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(folder) && !/\.test\.ts$/.test(file.fileName));
  const calls = files.flatMap(callsIn);
  const callers = callersBySymbol(calls, checker);
  const composer = new Composer(checker, (symbol) => callers.get(symbol) ?? []);
  const asked = calls
    .filter((call) => isRead(call, checker))
    .map((call) => ({
      file: call.getSourceFile().fileName.slice(folder.length + 1),
      name: functionAround(call),
      row: rowOf(call, checker),
      ways: composer.statements(call.arguments[0]!),
    }));
  return { checker, asked };
}

function programOf(root: string, folder: string, added: Readonly<Record<string, string>>): ts.Program {
  const settings = join(root, 'gateway/tsconfig.json');
  const read = ts.readConfigFile(settings, (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, join(root, 'gateway'));
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { readFile } = host;
  host.readFile = (path) => added[path.slice(folder.length + 1)] ?? readFile.call(host, path);
  const own = fileNames.filter((file) => file.startsWith(folder) && !/\.test\.ts$/.test(file));
  return ts.createProgram({
    rootNames: [...own, ...Object.keys(added).map((name) => join(folder, name))],
    options: { ...options, incremental: false, tsBuildInfoFile: undefined, types: ['node'] },
    host,
  });
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function callersBySymbol(calls: readonly ts.CallExpression[], checker: ts.TypeChecker) {
  const callers = new Map<ts.Symbol, ts.CallExpression[]>();
  for (const call of calls) {
    if (!ts.isIdentifier(call.expression)) continue;
    const named = checker.getSymbolAtLocation(call.expression);
    const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    if (symbol) callers.set(symbol, [...(callers.get(symbol) ?? []), call]);
  }
  return callers;
}

function isRead({ expression }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !READS.has(expression.name.text)) return false;
  const method = checker.getSymbolAtLocation(expression.name)?.valueDeclaration;
  return method !== undefined && ts.isInterfaceDeclaration(method.parent) && method.parent.name.text === 'Tx';
}

/** The type of one row: of `Promise<T[]>`, `Promise<T>` or `Promise<T | null>`. */
function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type {
  const promised = checker.getResolvedSignature(call)!.getReturnType();
  const [given] = checker.getTypeArguments(promised as ts.TypeReference);
  const isMany = (call.expression as ts.PropertyAccessExpression).name.text === 'many';
  return isMany
    ? checker.getTypeArguments(given as ts.TypeReference)[0]!
    : checker.getNonNullableType(given!);
}

function functionAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) return at.name.getText();
    if (ts.isVariableDeclaration(at) && at.initializer && ts.isFunctionLike(at.initializer))
      return at.name.getText();
  }
  return '';
}
