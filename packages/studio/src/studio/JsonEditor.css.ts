import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const json = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.xs });
