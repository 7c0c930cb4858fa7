// The public parts, one name after the other. What is not here is nobody's business.
export { Card } from './layout/Card/Card';
export type { CardProps, CardTone } from './layout/Card/Card';
export { Divider } from './layout/Divider/Divider';
export type { DividerProps } from './layout/Divider/Divider';
export { Grid } from './layout/Grid/Grid';
export type { GridProps } from './layout/Grid/Grid';
export { Inline } from './layout/Inline/Inline';
export type { InlineProps } from './layout/Inline/Inline';
export { Page } from './layout/Page/Page';
export type { PageProps } from './layout/Page/Page';
export { SkipLink } from './layout/SkipLink/SkipLink';
export type { SkipLinkProps } from './layout/SkipLink/SkipLink';
export { Stack } from './layout/Stack/Stack';
export type { StackProps } from './layout/Stack/Stack';
export type { Gap } from './layout/gap';
export { Accordion } from './primitives/Accordion/Accordion';
export type { AccordionItem, AccordionProps } from './primitives/Accordion/Accordion';
export { Badge } from './primitives/Badge/Badge';
export type { BadgeProps } from './primitives/Badge/Badge';
export { Button } from './primitives/Button/Button';
export type { ButtonProps, ButtonTone } from './primitives/Button/Button';
export { ButtonLink } from './primitives/ButtonLink/ButtonLink';
export type { ButtonLinkProps } from './primitives/ButtonLink/ButtonLink';
export { Dialog } from './primitives/Dialog/Dialog';
export type { DialogProps } from './primitives/Dialog/Dialog';
export { Heading } from './primitives/Heading/Heading';
export type { HeadingLevel, HeadingProps } from './primitives/Heading/Heading';
export { IconButton } from './primitives/IconButton/IconButton';
export type { IconButtonProps } from './primitives/IconButton/IconButton';
export { Link } from './primitives/Link/Link';
export type { LinkProps } from './primitives/Link/Link';
export { LinkProvider } from './primitives/Link/LinkProvider';
export type {
  LinkComponent,
  LinkComponentProps,
  LinkProviderProps,
} from './primitives/Link/LinkProvider';
export { Skeleton } from './primitives/Skeleton/Skeleton';
export type { SkeletonProps } from './primitives/Skeleton/Skeleton';
export { Spinner } from './primitives/Spinner/Spinner';
export type { SpinnerProps } from './primitives/Spinner/Spinner';
export { Tabs } from './primitives/Tabs/Tabs';
export type { TabItem, TabsProps } from './primitives/Tabs/Tabs';
export { Text } from './primitives/Text/Text';
export type { TextProps } from './primitives/Text/Text';
export { Tooltip } from './primitives/Tooltip/Tooltip';
export type { TooltipProps } from './primitives/Tooltip/Tooltip';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden';
export type { VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden';
export { BrandProvider, readBrandFromPage, useBrand } from './theme/BrandProvider';
export type { BrandFacts, BrandProviderProps } from './theme/BrandProvider';
export { BrandScope } from './theme/BrandScope';
export type { BrandScopeProps } from './theme/BrandScope';
