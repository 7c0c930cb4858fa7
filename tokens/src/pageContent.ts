import type {
  BrandContent,
  HeroLayout,
  Illustration,
  LandingSection,
  LocalText,
  MenuLine,
  Navigation,
  SoundSet,
  StakeChoice,
} from './contentFile.ts';

/** Link, in the language of the page. */
export interface PageLink {
  text: string;
  href: string;
}

/** Sentence with an optional link, in the language of the page. */
export interface PageNotice {
  text: string;
  link?: PageLink;
}

/** Content of a brand for one page, in the page's language and at a given time. */
export interface PageContent {
  hero?: {
    layout?: HeroLayout | undefined;
    illustration?: Illustration | undefined;
    headline?: string;
    text?: string;
    /** Short texts of the hero; '' hides a text. */
    eyebrow?: string;
    play?: string;
    register?: string;
    guides?: string;
    claims?: readonly string[];
    picture?: { alt: string };
  };
  sections?: readonly LandingSection[];
  faq?: readonly { question: string; answer: string }[];
  footer?: { text?: string; links?: readonly PageLink[] };
  announcement?: PageNotice;
  banner?: PageNotice;
  menu?: readonly { line: MenuLine; name?: string }[];
  navigation?: Navigation | undefined;
  phoneCountry?: string | undefined;
  minimumWithdrawal?: number | undefined;
  stakes?: readonly StakeChoice[] | undefined;
  sounds?: SoundSet | undefined;
}

const HERO_TEXTS = ['headline', 'text', 'eyebrow', 'play', 'register', 'guides'] as const;

type Notice = NonNullable<BrandContent['announcement']>;

const isOn = ({ from, until }: Notice, now: number) =>
  (from === undefined || Date.parse(from) <= now) &&
  (until === undefined || now < Date.parse(until));

/**
 * Returns the content of a page. A text that lacks the page's language uses the brand's first
 * language.
 *
 * @param now current time, in epoch ms; content outside its period is omitted
 */
export function pageContent(
  { hero, sections, faq, footer, announcement, banners, menu, ...facts }: BrandContent,
  { language, first, now }: { language: string; first: string; now: number },
): PageContent {
  const say = (text: LocalText): string =>
    typeof text === 'string' ? text : (text[language] ?? text[first] ?? '');
  const link = ({ text, href }: { text: LocalText; href: string }): PageLink => ({
    text: say(text),
    href,
  });
  const notice = (shown: Notice): PageNotice => ({
    text: say(shown.text),
    ...(shown.link && { link: link(shown.link) }),
  });
  const banner = banners?.find((one) => isOn(one, now));
  return {
    ...facts,
    ...(hero && {
      hero: {
        ...(hero.layout && { layout: hero.layout }),
        ...(hero.illustration && { illustration: hero.illustration }),
        ...Object.fromEntries(
          HERO_TEXTS.flatMap((name) => {
            const text = hero[name];
            return text === undefined ? [] : [[name, say(text)]];
          }),
        ),
        ...(hero.claims && { claims: hero.claims.map(say) }),
        ...(hero.picture && { picture: { alt: say(hero.picture.alt) } }),
      },
    }),
    ...(sections && { sections }),
    ...(faq && {
      faq: faq.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    }),
    ...(footer && {
      footer: {
        ...(footer.text !== undefined && { text: say(footer.text) }),
        ...(footer.links && { links: footer.links.map(link) }),
      },
    }),
    ...(announcement && isOn(announcement, now) && { announcement: notice(announcement) }),
    ...(banner && { banner: notice(banner) }),
    ...(menu && {
      menu: menu.map(({ line, name }) => ({
        line,
        ...(name !== undefined && { name: say(name) }),
      })),
    }),
  };
}
