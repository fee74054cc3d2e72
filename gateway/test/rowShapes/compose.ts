import ts from 'typescript';

/** The parts of a statement: its text, a bound value, or a fragment whose text could not be determined. */
export type Piece = string | { value: true } | { unknown: string };

type Value =
  | { kind: 'sql'; pieces: Piece[] }
  | { kind: 'array'; items: Value[] }
  | { kind: 'object'; node: ts.ObjectLiteralExpression; env: Env }
  | { kind: 'function'; node: ts.SignatureDeclaration; env: Env }
  | { kind: 'unknown' };
type Env = ReadonlyMap<ts.Symbol, () => Value>;

const UNKNOWN: Value = { kind: 'unknown' };
const NONE: Env = new Map();
/** Fragments nest a few levels; deeper is a helper that calls itself. */
const DEEPEST = 40;
const isArrayMethod = new Set(['map', 'filter', 'reduce', 'concat']);

/**
 * Follows the tag `sql` through constants, conditions, helpers and the arguments of their callers, without running anything.
 * Of several possibilities (a condition, a caller), each is taken once while the others stay at their first.
 */
export class Composer {
  private taken = new Map<ts.Node, number>();
  private ways = new Map<ts.Node, number>();
  private depth = 0;

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly callersOf: (symbol: ts.Symbol) => readonly ts.CallExpression[],
  ) {}

  /** Every statement that an expression of type `Sql` may be; each path through it at least once. */
  statements(expression: ts.Expression): Piece[][] {
    this.ways = new Map();
    const found: Piece[][] = [];
    const seen = new Set<ts.Node>();
    const due: Map<ts.Node, number>[] = [new Map()];
    for (let taken = due.pop(); taken; taken = due.pop()) {
      found.push(this.once(expression, taken));
      for (const [node, ways] of this.ways) {
        if (seen.has(node)) continue;
        seen.add(node);
        for (let way = 1; way < ways; way += 1) due.push(new Map([...taken, [node, way]]));
      }
    }
    return found;
  }

  private once(expression: ts.Expression, taken: Map<ts.Node, number>): Piece[] {
    this.taken = taken;
    return this.pieces(expression, NONE);
  }

  private pieces(expression: ts.Expression, env: Env): Piece[] {
    const value = this.value(expression, env);
    return value.kind === 'sql' ? value.pieces : [{ unknown: expression.getText() }];
  }

  private choose<T>(node: ts.Node, all: readonly T[]): T | undefined {
    if (!this.ways.has(node)) this.ways.set(node, all.length);
    return all[this.taken.get(node) ?? 0] ?? all[0];
  }

  private value(expression: ts.Expression, env: Env): Value {
    if (this.depth > DEEPEST) return UNKNOWN;
    this.depth += 1;
    try {
      return this.valueOf(bare(expression), env);
    } finally {
      this.depth -= 1;
    }
  }

  private valueOf(node: ts.Expression, env: Env): Value {
    if (ts.isTaggedTemplateExpression(node)) return this.template(node, env);
    if (ts.isNewExpression(node)) return plainSql(node);
    if (ts.isConditionalExpression(node))
      return this.value(this.choose(node, [node.whenTrue, node.whenFalse])!, env);
    if (ts.isArrayLiteralExpression(node)) return this.array(node, env);
    if (ts.isObjectLiteralExpression(node)) return { kind: 'object', node, env };
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { kind: 'function', node, env };
    if (ts.isCallExpression(node)) return this.call(node, env);
    if (ts.isIdentifier(node)) return this.named(node, this.symbolOf(node), env);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, env);
    if (ts.isElementAccessExpression(node)) return this.element(node, env);
    return UNKNOWN;
  }

  private template({ tag, template }: ts.TaggedTemplateExpression, env: Env): Value {
    if (tag.getText() !== 'sql') return UNKNOWN;
    if (ts.isNoSubstitutionTemplateLiteral(template)) return { kind: 'sql', pieces: [template.text] };
    const spans = template.templateSpans.flatMap(({ expression, literal }): Piece[] => [
      ...(this.isSql(expression) ? this.pieces(expression, env) : [{ value: true as const }]),
      literal.text,
    ]);
    return { kind: 'sql', pieces: [template.head.text, ...spans] };
  }

  private isSql(expression: ts.Expression): boolean {
    const type = this.checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).some((one) => one.symbol?.name === 'Sql');
  }

  private array(node: ts.ArrayLiteralExpression, env: Env): Value {
    const items = node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.value(element, env)];
      const spread = this.value(element.expression, env);
      return spread.kind === 'array' ? spread.items : [];
    });
    return { kind: 'array', items };
  }

  private call(node: ts.CallExpression, env: Env): Value {
    const callee = bare(node.expression);
    if (ts.isIdentifier(callee) && callee.text === 'join') return this.joined(node, env);
    if (ts.isPropertyAccessExpression(callee) && isArrayMethod.has(callee.name.text))
      return this.arrayMethod(callee, node, env);
    const called = this.value(callee, env);
    return called.kind === 'function' ? this.result(called, node.arguments, env) : UNKNOWN;
  }

  private joined(node: ts.CallExpression, env: Env): Value {
    const [list, between] = node.arguments;
    const array = this.value(list!, env);
    if (array.kind !== 'array') return UNKNOWN;
    const separator = between ? this.pieces(between, env) : [', '];
    const pieces = array.items.flatMap((item, at): Piece[] => [
      ...(at > 0 ? separator : []),
      ...(item.kind === 'sql' ? item.pieces : [{ unknown: list!.getText() }]),
    ]);
    return { kind: 'sql', pieces };
  }

  /** One element stands for all: a list's length changes no shape. */
  private arrayMethod(callee: ts.PropertyAccessExpression, node: ts.CallExpression, env: Env): Value {
    const list = this.value(callee.expression, env);
    if (callee.name.text === 'map') {
      const called = this.value(node.arguments[0]!, env);
      if (called.kind !== 'function') return UNKNOWN;
      return { kind: 'array', items: [this.result(called, [], env)] };
    }
    if (callee.name.text === 'reduce') return list.kind === 'array' ? (list.items[0] ?? UNKNOWN) : UNKNOWN;
    return list;
  }

  private result(
    { node, env: closure }: { node: ts.SignatureDeclaration; env: Env },
    args: readonly ts.Expression[],
    callerEnv: Env,
  ): Value {
    const env = new Map(closure);
    node.parameters.forEach((parameter, at) => {
      const symbol = this.checker.getSymbolAtLocation(parameter.name);
      const given = args[at] ?? parameter.initializer;
      if (symbol && given) env.set(symbol, () => this.value(given, args[at] ? callerEnv : env));
    });
    const returned = returnsOf(node);
    const one = this.choose(node, returned);
    return one ? this.value(one, env) : UNKNOWN;
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol =
      ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node
        ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
        : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private named(node: ts.Node, symbol: ts.Symbol | undefined, env: Env): Value {
    const bound = symbol && env.get(symbol);
    if (bound) return bound();
    const declared = symbol?.valueDeclaration;
    if (!declared) return UNKNOWN;
    if (ts.isVariableDeclaration(declared) && declared.initializer)
      return this.withPushes(this.value(declared.initializer, env), declared, env);
    if (ts.isFunctionDeclaration(declared)) return { kind: 'function', node: declared, env: NONE };
    if (ts.isBindingElement(declared)) return this.bound(declared, env);
    if (ts.isPropertyAssignment(declared)) return this.value(declared.initializer, env);
    if (ts.isParameter(declared)) return this.handedIn(declared, node);
    return UNKNOWN;
  }

  /** `const all = [a]; if (x) all.push(b)`: all of it. */
  private withPushes(value: Value, { name, parent }: ts.VariableDeclaration, env: Env): Value {
    if (value.kind !== 'array') return value;
    const block = parent.parent.parent;
    const items = [...value.items];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === `${name.getText()}.push`)
        for (const pushed of node.arguments) items.push(this.value(pushed, env));
      ts.forEachChild(node, visit);
    };
    visit(block);
    return { kind: 'array', items };
  }

  private bound({ name, propertyName, parent }: ts.BindingElement, env: Env): Value {
    const holder = parent.parent;
    if (!ts.isVariableDeclaration(holder) || !holder.initializer) return UNKNOWN;
    const whole = this.value(holder.initializer, env);
    return this.member(whole, (propertyName ?? name).getText());
  }

  private member(whole: Value, name: string): Value {
    if (whole.kind !== 'object') return UNKNOWN;
    for (const property of whole.node.properties) {
      if (property.name?.getText() !== name) continue;
      if (ts.isPropertyAssignment(property)) return this.value(property.initializer, whole.env);
      if (ts.isShorthandPropertyAssignment(property)) return this.value(property.name, whole.env);
    }
    return UNKNOWN;
  }

  private property(node: ts.PropertyAccessExpression, env: Env): Value {
    const member = this.member(this.value(node.expression, env), node.name.text);
    return member.kind === 'unknown' ? this.named(node, this.symbolOf(node.name), env) : member;
  }

  /** Every row of a table of fragments is taken. */
  private element(node: ts.ElementAccessExpression, env: Env): Value {
    const table = this.value(node.expression, env);
    if (table.kind === 'array') return table.items[0] ?? UNKNOWN;
    if (table.kind !== 'object') return UNKNOWN;
    const rows = table.node.properties.filter(ts.isPropertyAssignment);
    const row = this.choose(node, rows);
    return row ? this.value(row.initializer, table.env) : UNKNOWN;
  }

  /** The possible values of a parameter: one for each caller. */
  private handedIn(parameter: ts.ParameterDeclaration, node: ts.Node): Value {
    const owner = parameter.parent;
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined;
    const symbol = name && this.checker.getSymbolAtLocation(name);
    const caller = symbol && this.choose(owner, this.callersOf(symbol));
    const given = caller?.arguments[owner.parameters.indexOf(parameter)] ?? parameter.initializer;
    return given && given !== node ? this.value(given, NONE) : UNKNOWN;
  }
}

/** Without brackets, casts and `await`. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** `new Sql(['…'], [])`, as the empty fragment is written. */
function plainSql(node: ts.NewExpression): Value {
  const [parts, values] = node.arguments ?? [];
  const isPlain =
    node.expression.getText() === 'Sql' &&
    parts &&
    values &&
    ts.isArrayLiteralExpression(parts) &&
    ts.isArrayLiteralExpression(values) &&
    values.elements.length === 0 &&
    parts.elements.every(ts.isStringLiteral);
  if (!isPlain) return UNKNOWN;
  return { kind: 'sql', pieces: parts.elements.map((part) => (part as ts.StringLiteral).text) };
}

function returnsOf(node: ts.SignatureDeclaration): ts.Expression[] {
  const body = (node as ts.FunctionLikeDeclaration).body;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
