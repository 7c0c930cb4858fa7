import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brandOf, applyToolbar, type Toolbar } from '@platform/studio/toolbar';
import { addons } from 'storybook/preview-api';
import { LOOK_CHANGED, themeOf } from './look';
import { readLook } from './readLook';

interface GlobalsEvent {
  globals: Toolbar;
}

function useToolbar(): Toolbar {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Toolbar>(
    () => (channel.last(SET_GLOBALS) as [GlobalsEvent] | undefined)?.[0].globals ?? {},
  );
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

export function DocsPage(props: DocsContainerProps) {
  const toolbar = useToolbar();
  applyToolbar(toolbar);
  const look = readLook(brandOf(toolbar).name);
  const serialized = JSON.stringify(look);
  useEffect(() => {
    addons.getChannel().emit(LOOK_CHANGED, JSON.parse(serialized));
  }, [serialized]);
  return <DocsContainer {...props} theme={themeOf(look)} />;
}
