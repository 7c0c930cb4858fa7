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

export type ShownFacts = Omit<BrandFacts, 'id'>;

const LANGUAGE = 'en';

type Content = NonNullable<ReturnType<typeof readContent>['content']>;
type Notice = NonNullable<Content['announcement']>;

const always = ({ from, until, ...notice }: Notice): Notice => notice;

/** Removes the display periods of announcements and banners, so that both are always visible. */
const withoutTimes = ({ announcement, banners, ...content }: Content): Content => ({
  ...content,
  ...(announcement && { announcement: always(announcement) }),
  ...(banners && { banners: banners.map(always) }),
});

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

export const shownFaces = (draft: Draft): string =>
  faceRules(readFonts(draft), ({ bytes }) => fileAddress(bytes, 'font/woff2'));

export const ownFamilies = (draft: Draft): readonly string[] => [
  ...new Set(readFonts(draft).fonts?.map(({ family }) => family)),
];
