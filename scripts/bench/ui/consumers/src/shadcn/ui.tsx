import { cva, type VariantProps } from 'class-variance-authority';
import { clsx, type ClassValue } from 'clsx';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import {
  Accordion as AccordionPrimitive,
  Dialog as DialogPrimitive,
  Label as LabelPrimitive,
  Select as SelectPrimitive,
} from 'radix-ui';
import {
  createElement,
  type ComponentProps,
  type ElementType,
  type PropsWithChildren,
} from 'react';
import { twMerge } from 'tailwind-merge';

// Components in the style of shadcn/ui: Radix, Tailwind classes, cva and tailwind-merge.

const cn = (...inputs: ClassValue[]) => twMerge(clsx(inputs));

/** Returns a component that adds a slot and classes to an element or a part of Radix. */
const part =
  <Tag extends ElementType>(tag: Tag, slot: string, classes: string) =>
  ({ className, ...props }: ComponentProps<Tag>) =>
    createElement(tag, { 'data-slot': slot, className: cn(classes, className), ...props });

const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md h-9 px-4 py-2 text-sm font-medium transition-all disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg:not([class*='size-'])]:size-4 shrink-0 outline-none focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px]",
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground shadow-xs hover:bg-primary/90',
        outline: 'border bg-background shadow-xs hover:bg-accent hover:text-accent-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export const Button = ({
  className,
  variant,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants>) => (
  <button data-slot="button" className={cn(buttonVariants({ variant, className }))} {...props} />
);

const badgeVariants = cva(
  'inline-flex items-center justify-center rounded-md border px-2 py-0.5 text-xs font-medium w-fit whitespace-nowrap shrink-0 gap-1 overflow-hidden',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-primary-foreground',
        secondary: 'border-transparent bg-secondary text-secondary-foreground',
        destructive: 'border-transparent bg-destructive text-white',
        outline: 'text-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);
export const Badge = ({
  variant,
  children,
}: PropsWithChildren<VariantProps<typeof badgeVariants>>) => (
  <span data-slot="badge" className={cn(badgeVariants({ variant }))}>
    {children}
  </span>
);

export const Label = part(
  LabelPrimitive.Root,
  'label',
  'flex items-center gap-2 text-sm leading-none font-medium select-none',
);
export const Input = part(
  'input',
  'input',
  'placeholder:text-muted-foreground border-input h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-base shadow-xs transition-[color,box-shadow] outline-none md:text-sm focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px]',
);

export function Select({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <SelectPrimitive.Root defaultValue={options[0]}>
      <SelectPrimitive.Trigger
        id={id}
        className="border-input flex w-fit items-center justify-between gap-2 rounded-md border bg-transparent px-3 py-2 text-sm whitespace-nowrap shadow-xs outline-none h-9 [&_svg:not([class*='size-'])]:size-4"
      >
        <SelectPrimitive.Value />
        <SelectPrimitive.Icon asChild>
          <ChevronDownIcon className="size-4 opacity-50" />
        </SelectPrimitive.Icon>
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          className="bg-popover text-popover-foreground relative z-50 min-w-[8rem] overflow-x-hidden overflow-y-auto rounded-md border shadow-md"
          position="popper"
        >
          <SelectPrimitive.Viewport className="p-1">
            {options.map((option) => (
              <SelectPrimitive.Item
                key={option}
                value={option}
                className="focus:bg-accent relative flex w-full cursor-default items-center gap-2 rounded-sm py-1.5 pr-8 pl-2 text-sm outline-hidden select-none"
              >
                <SelectPrimitive.ItemText>{option}</SelectPrimitive.ItemText>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}

export const Accordion = AccordionPrimitive.Root;
export const AccordionItem = part(
  AccordionPrimitive.Item,
  'accordion-item',
  'border-b last:border-b-0',
);
export const AccordionTrigger = ({ children }: PropsWithChildren) => (
  <AccordionPrimitive.Header className="flex">
    <AccordionPrimitive.Trigger className="flex flex-1 items-start justify-between gap-4 rounded-md py-4 text-left text-sm font-medium transition-all outline-none hover:underline [&[data-state=open]>svg]:rotate-180">
      {children}
      <ChevronDownIcon className="text-muted-foreground pointer-events-none size-4 shrink-0 translate-y-0.5 transition-transform duration-200" />
    </AccordionPrimitive.Trigger>
  </AccordionPrimitive.Header>
);
export const AccordionContent = ({ children }: PropsWithChildren) => (
  <AccordionPrimitive.Content className="overflow-hidden text-sm">
    <div className="pt-0 pb-4">{children}</div>
  </AccordionPrimitive.Content>
);

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;
export const DialogContent = ({ children }: PropsWithChildren) => (
  <DialogPrimitive.Portal>
    <DialogPrimitive.Overlay className="animate-in fixed inset-0 z-50 bg-black/50" />
    <DialogPrimitive.Content
      aria-describedby={undefined}
      className="bg-background animate-in fixed top-[50%] left-[50%] z-50 grid w-full max-w-[calc(100%-2rem)] translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border p-6 shadow-lg duration-200 sm:max-w-lg"
    >
      {children}
      <DialogPrimitive.Close className="absolute top-4 right-4 rounded-xs opacity-70 transition-opacity hover:opacity-100 [&_svg]:shrink-0">
        <XIcon />
        <span className="sr-only">Close</span>
      </DialogPrimitive.Close>
    </DialogPrimitive.Content>
  </DialogPrimitive.Portal>
);
export const DialogTitle = part(
  DialogPrimitive.Title,
  'dialog-title',
  'text-lg leading-none font-semibold',
);

export const Table = ({ children }: PropsWithChildren) => (
  <div data-slot="table-container" className="relative w-full overflow-x-auto">
    <table data-slot="table" className="w-full caption-bottom text-sm">
      {children}
    </table>
  </div>
);
export const TableHeader = part('thead', 'table-header', '[&_tr]:border-b');
export const TableBody = part('tbody', 'table-body', '[&_tr:last-child]:border-0');
export const TableRow = part(
  'tr',
  'table-row',
  'hover:bg-muted/50 data-[state=selected]:bg-muted border-b transition-colors',
);
export const TableHead = part(
  'th',
  'table-head',
  'text-foreground h-10 px-2 text-left align-middle font-medium whitespace-nowrap',
);
export const TableCell = part('td', 'table-cell', 'p-2 align-middle whitespace-nowrap');
