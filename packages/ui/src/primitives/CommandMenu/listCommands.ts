import type { ReactNode } from 'react';
import { filterOptions } from '../../internal/filterOptions';

/** One command of a `CommandMenu`. */
export interface Command {
  /** Unique among all commands: recent ones are known by it. */
  id: string;
  /** What the reader reads, and finds it by. */
  label: string;
  /** Other words that find it: 'cash out' for 'Withdraw'. */
  keywords?: readonly string[];
  /** An icon before the label, `aria-hidden`. */
  icon?: ReactNode;
  /** The keys that run it without the menu, only shown here: `['Ctrl', 'D']`. */
  shortcut?: readonly string[];
  /** @default false */
  disabled?: boolean;
  /** Runs it. The menu is closing by then. */
  onSelect: () => void;
}

/** Commands under a heading. */
export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export interface ListedCommands {
  /** What is looked for; '' lists everything, recent commands first. */
  query: string;
  groups: readonly CommandGroup[];
  /** The ids of recent commands, the last one first. */
  recent: readonly string[];
  /** The heading of the recent ones. */
  recentLabel: string;
  /** Whether only commands that hold what is looked for are listed. */
  filter: boolean;
}

/** The groups as they are listed: without empty ones. Throws an error for an id that two commands have. */
export function listCommands({
  query,
  groups,
  recent,
  recentLabel,
  filter,
}: ListedCommands): CommandGroup[] {
  const byId = new Map<string, Command>();
  for (const command of groups.flatMap(({ commands }) => commands)) {
    if (byId.has(command.id)) throw new Error(`Two commands have the id "${command.id}".`);
    byId.set(command.id, command);
  }
  const searching = query.trim() !== '';
  const first = searching ? [] : recent.flatMap((id) => byId.get(id) ?? []);
  const listed = groups.map(({ label, commands }) => ({
    label,
    // A recent command is listed once, at the top.
    commands: (searching && filter ? filterOptions(commands, query) : commands).filter(
      (command) => !first.includes(command),
    ),
  }));
  return [{ label: recentLabel, commands: first }, ...listed].filter(
    ({ commands }) => commands.length > 0,
  );
}
