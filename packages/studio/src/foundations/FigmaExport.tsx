'use client';

import { PenTool } from 'lucide-react';
import { Button } from '@platform/ui';
import { download, pack } from './archive';
import { figmaOf } from './figma';
import { repository } from './repository';

/** Button that downloads all brands as files that Figma imports as modes of one collection. */
export const FigmaExport = () => (
  <Button
    tone="neutral"
    icon={<PenTool aria-hidden />}
    onClick={() => download('figma-variables.zip', pack(figmaOf(repository.folders, repository)))}
  >
    All brands as Figma variables
  </Button>
);
