import { ButtonLink, PromoBanner, Section, type BrandNotice } from '@platform/ui';

export function Banner({ text, link }: BrandNotice) {
  return (
    <Section>
      <PromoBanner action={link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}>
        {text}
      </PromoBanner>
    </Section>
  );
}
