import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline } from './looks';

export const facts = style({ display: 'grid', gap: vars.space.l });

export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const image = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: vars.space.xs,
  objectFit: 'contain',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.control,
});

export const file = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.xs });
