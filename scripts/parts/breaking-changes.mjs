// Which changes of an OpenAPI document break programs that were written by an earlier one. docs/api-changelog.md says what is none.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Of what is sent: a bound may only widen. */
const UPPER = ['maximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'minLength', 'minItems'];

/** Each break in words that name its place; none for documents that agree. */
export function breakingChanges(before, after) {
  const found = [];
  const say = (text) => found.push(text);
  for (const [path, calls] of Object.entries(before.paths)) {
    for (const method of METHODS.filter((name) => calls[name])) {
      const place = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) say(`${place} is gone`);
      else compareCall({ before, after, say, place, was: calls[method], now });
    }
  }
  return found;
}

function compareCall({ before, after, say, place, was, now }) {
  const schemas = (direction) => (at, a, b) => compare({ before, after, say, direction, seen: new Set() }, at, a, b);
  const named = (call) => new Map((call.parameters ?? []).map((one) => [`${one.in} ${one.name}`, one]));
  const [had, has] = [named(was), named(now)];
  for (const [name, one] of had) {
    if (!has.has(name)) say(`${place}: ${name} is gone`);
    else schemas('in')(`${place}: ${name}`, one.schema, has.get(name).schema);
  }
  for (const [name, one] of has) {
    if (one.required && !had.get(name)?.required) say(`${place}: ${name} is demanded`);
  }
  if (now.requestBody?.required && !was.requestBody?.required) say(`${place}: a body is demanded`);
  compareContent(say, `${place}: body`, was.requestBody?.content, now.requestBody?.content, schemas('in'));
  for (const [status, answer] of Object.entries(was.responses)) {
    const then = now.responses[status];
    if (!then && status < '300') say(`${place}: ${status} is gone`);
    if (!then) continue;
    for (const header of Object.keys(answer.headers ?? {})) {
      if (!then.headers?.[header]) say(`${place} ${status}: header ${header} is gone`);
    }
    compareContent(say, `${place} ${status}`, answer.content, then.content, schemas('out'));
  }
}

function compareContent(say, place, was = {}, now = {}, schemas = () => {}) {
  for (const [type, { schema }] of Object.entries(was)) {
    if (!now[type]) say(`${place}: ${type} is gone`);
    else schemas(place, schema, now[type].schema);
  }
}

function compare(context, place, given, then) {
  const { before, after, say, direction, seen } = context;
  const pair = `${given?.$ref} ${then?.$ref}`;
  if (given?.$ref && seen.has(pair)) return;
  seen.add(pair);
  const [a, b] = [resolved(before, given), resolved(after, then)];
  const [from, to] = direction === 'out' ? [typesOf(b), typesOf(a)] : [typesOf(a), typesOf(b)];
  if (to.size > 0 && [...from].some((type) => !to.has(type))) say(`${place}: another type`);
  if (a.format !== b.format) say(`${place}: another format`);
  if (direction === 'in') compareBounds(say, place, a, b);
  compareProperties(context, place, a, b);
  if (a.items) compare(context, `${place}[]`, a.items, b.items ?? {});
  for (const kind of ['anyOf', 'oneOf', 'allOf']) {
    for (const [at, one] of (a[kind] ?? []).entries()) compare(context, place, one, b[kind]?.[at] ?? {});
  }
}

function compareBounds(say, place, a, b) {
  const gone = (a.enum ?? []).filter((value) => b.enum && !b.enum.includes(value));
  if (gone.length > 0 || (b.enum && !a.enum)) say(`${place}: takes fewer values`);
  if (b.pattern && a.pattern !== b.pattern) say(`${place}: another pattern`);
  if (UPPER.some((name) => b[name] < (a[name] ?? Number.POSITIVE_INFINITY))) say(`${place}: a narrower bound`);
  if (LOWER.some((name) => b[name] > (a[name] ?? Number.NEGATIVE_INFINITY))) say(`${place}: a narrower bound`);
}

function compareProperties(context, place, a, b) {
  const { say, direction } = context;
  for (const [name, schema] of Object.entries(a.properties ?? {})) {
    const at = `${place}.${name}`;
    if (!b.properties?.[name]) say(`${at} is gone`);
    else compare(context, at, schema, b.properties[name]);
  }
  const [must, had] = direction === 'out' ? [a.required, b.required] : [b.required, a.required];
  const missing = (must ?? []).filter((name) => !had?.includes(name) && b.properties?.[name]);
  for (const name of missing) say(`${place}.${name} ${direction === 'out' ? 'may be missing' : 'is demanded'}`);
}

function typesOf({ type, nullable, anyOf, oneOf, allOf }) {
  if (anyOf || oneOf || allOf) return new Set();
  return new Set([...[type ?? []].flat(), ...(nullable ? ['null'] : [])]);
}

function resolved(document, schema = {}) {
  if (!schema.$ref) return schema;
  return schema.$ref
    .split('/')
    .slice(1)
    .reduce((place, name) => place[name], document);
}
