import sax from 'sax';
import { escapeMarkup } from './escapeMarkup.ts';

export interface CleanSvg {
  svg: string;
  removed: readonly { line: number; what: string }[];
}

const ELEMENTS = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon ' +
    'linearGradient radialGradient stop clipPath mask'
  ).split(' '),
);

/** Attributes whose values are words, numbers or colours. */
const PLAIN = new Set(
  (
    'id viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform offset role ' +
    'preserveAspectRatio version opacity fill fill-opacity fill-rule clip-rule clip-path mask ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity stop-color stop-opacity gradientUnits gradientTransform ' +
    'spreadMethod maskUnits maskContentUnits clipPathUnits'
  ).split(' '),
);
/** Attributes with text for screen readers. */
const TEXTS = new Set(['aria-label', 'aria-hidden']);

const PLAIN_VALUE = /^[\w\s.,#%()+-]*$/;
/** Reference to a gradient, mask or path of the same drawing. */
const LOCAL_REFERENCE = /^url\(#[\w-]+\)$/;

/** Elements that renderers draw again for each reference. */
const REPEATED = new Set(['mask', 'clipPath']);
/**
 * Attributes that refer to these elements. Nested references are removed, because each level doubles
 * the work.
 */
const REPEATING = new Set(['mask', 'clip-path']);
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Options that make the parser reject invalid XML, and all entities except the five of XML. */
const STRICT = { strictEntities: true, position: true };

const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
const ENTITY = /&([A-Za-z_][\w.-]*);/g;
const DECLARATION = /<!ENTITY\s+([\w.-]+)\s+["']([^"']{0,500})["']\s*>/g;
const MOST_ENTITIES = 1_000;

const MOST_ELEMENTS = 2_000;
const DEEPEST = 24;

function isAllowed(name: string, value: string): boolean {
  if (name === 'xmlns') return value === SVG_NAMESPACE;
  if (TEXTS.has(name)) return true;
  if (!PLAIN.has(name)) return false;
  return value.includes('url') ? LOCAL_REFERENCE.test(value) : PLAIN_VALUE.test(value);
}

class Cleaner {
  readonly removed: { line: number; what: string }[] = [];
  readonly #parser: sax.SAXParser;
  readonly #open: string[] = [];
  #svg = '';
  #elements = 0;
  /** Nesting depth inside a removed element; 0 outside. */
  #skipping = 0;

  constructor() {
    this.#parser = sax.parser(true, STRICT);
    const parser = this.#parser;
    parser.onerror = ({ message }) => {
      throw new Error(message.split('\n')[0] ?? message);
    };
    parser.onopentag = ({ name, attributes }) =>
      this.#start(name, attributes as Record<string, string>);
    parser.onclosetag = (name) => this.#end(name);
    parser.ontext = (text) => this.#text(text);
    parser.oncdata = () => this.#remove('a CDATA section');
    parser.ondoctype = () => this.#remove('a document type');
    parser.onprocessinginstruction = ({ name }) => {
      if (name !== 'xml') this.#remove(`the instruction <?${name}`);
    };
  }

  read(text: string): string {
    this.#knowEntities(text);
    this.#parser.write(text).close();
    return `${this.#svg}\n`;
  }

  /**
   * Defines the entities that drawing programs declare, such as `&ns_svg;`. Nested entities are not
   * expanded. Undeclared entities become spaces.
   */
  #knowEntities(text: string): void {
    const declared = new Map(
      [...text.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]),
    );
    const used = [...text.matchAll(ENTITY)].filter(([, name = '']) => !XML_ENTITIES.has(name));
    if (used.length > MOST_ENTITIES) throw new Error(`It has over ${MOST_ENTITIES} entities`);
    for (const { 1: name = '', index } of used) {
      const value = declared.get(name);
      this.#parser.ENTITIES[name] = !value || /[&<]/.test(value) ? ' ' : value;
      if (value !== undefined) continue;
      const line = text.slice(0, index).split('\n').length;
      this.removed.push({ line, what: `the entity &${name};` });
    }
  }

  get line(): number {
    return this.#parser.line + 1;
  }

  #remove(what: string): void {
    if (this.#skipping === 0) this.removed.push({ line: this.line, what });
  }

  #start(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) throw new Error(`It has over ${MOST_ELEMENTS} elements`);
    if (this.#open.length >= DEEPEST) throw new Error(`It is over ${DEEPEST} elements deep`);
    if (this.#open.length === 0 && this.#elements > 1) throw new Error('It holds two drawings');
    if (this.#open.length === 0 && (name !== 'svg' || attributes['xmlns'] !== SVG_NAMESPACE)) {
      throw new Error(`It does not begin with <svg xmlns="${SVG_NAMESPACE}">`);
    }
    if (this.#skipping > 0 || !ELEMENTS.has(name)) {
      this.#remove(`the element <${name}>`);
      this.#skipping += 1;
    } else {
      const isRepeated = [...this.#open, name].some((one) => REPEATED.has(one));
      this.#svg += `<${name}${this.#attributes(attributes, isRepeated)}>`;
    }
    this.#open.push(name);
  }

  #attributes(attributes: Readonly<Record<string, string>>, isRepeated: boolean): string {
    return Object.entries(attributes)
      .filter(([name, value]) => {
        const allowed = isAllowed(name, value) && !(isRepeated && REPEATING.has(name));
        if (!allowed) this.#remove(`the attribute ${name}="${value.slice(0, 40)}"`);
        return allowed;
      })
      .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
      .join('');
  }

  #text(text: string): void {
    if (this.#skipping > 0) return;
    const within = this.#open.at(-1);
    if (within === 'title' || within === 'desc') this.#svg += escapeMarkup(text);
    else if (text.trim() !== '') this.#remove('loose text');
    else if (this.#open.length > 0) this.#svg += text;
  }

  #end(name: string): void {
    this.#open.pop();
    if (this.#skipping > 0) this.#skipping -= 1;
    else this.#svg += `</${name}>`;
  }
}

/** Removes scripts, styles, links, external content, declarations and nested masks. */
export function cleanSvg(text: string): CleanSvg {
  const cleaner = new Cleaner();
  const svg = cleaner.read(text);
  if (!svg.startsWith('<svg')) throw new Error('It holds no <svg> element');
  return { svg, removed: cleaner.removed };
}
