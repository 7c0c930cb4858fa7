import {
  faceRules,
  firstLanguage,
  pageContent,
  readContent,
  readFonts,
  readHero,
} from '@platform/tokens/browser';
import type { BrandFacts } from '@platform/ui/theme';
import type { Draft } from './draft';
import { fileAddress } from './fileAddress';
import { factsOf } from './inspect';
import { pictureOf } from './pictures';

/** What a screen may know of the brand at work beside its variables. */
export type ShownFacts = Omit<BrandFacts, 'id'>;

/** The screens are in English, as the Studio is. */
const LANGUAGE = 'en';

type Content = NonNullable<ReturnType<typeof readContent>['content']>;
type Notice = NonNullable<Content['announcement']>;

const always = ({ from, until, ...notice }: Notice): Notice => notice;

/** What is at work is seen, whether or not its time has come. */
const withoutTimes = ({ announcement, banners, ...content }: Content): Content => ({
  ...content,
  ...(announcement && { announcement: always(announcement) }),
  ...(banners && { banners: banners.map(always) }),
});

/** What the pages of the brand say, and its pictures; undefined while `brand.json` cannot be read. */
export function shownFacts(draft: Draft): ShownFacts | undefined {
  const facts = factsOf(draft);
  if (!facts) return undefined;
  const { hosts, ...shown } = facts;
  const read = readContent(draft, facts);
  const { photo } = readHero(draft, read);
  const first = firstLanguage(facts);
  const { hero, ...content } = pageContent(withoutTimes(read.content ?? {}), {
    language: LANGUAGE,
    first,
    now: 0,
  });
  const { picture, ...words } = hero ?? {};
  return {
    ...shown,
    logo: pictureOf(draft, 'logo') ?? '',
    content: {
      ...content,
      hero: {
        ...words,
        ...(picture &&
          photo && {
            picture: {
              ...picture,
              src: fileAddress(photo.bytes, photo.type),
              width: photo.width,
              height: photo.height,
            },
          }),
      },
    },
  };
}

/** The `@font-face` rules of the brand's own typefaces; '' where it has none that can be read. */
export const shownFaces = (draft: Draft): string =>
  faceRules(readFonts(draft), ({ bytes }) => fileAddress(bytes, 'font/woff2'));

/** The families of the brand's own typefaces. */
export const ownFamilies = (draft: Draft): readonly string[] => [
  ...new Set(readFonts(draft).fonts?.map(({ family }) => family)),
];
