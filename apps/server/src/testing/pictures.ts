import { inject } from 'vitest';
import { RENDER_PROGRAM } from '../paths';
import { Pictures, type PicturesOptions } from '../pictures/pictures';

/** Creates the renderer of a test server. All tests share the folder of rendered pictures. */
export const testPictures = (options: Partial<PicturesOptions> = {}): Pictures =>
  new Pictures({
    program: RENDER_PROGRAM,
    folder: inject('picturesDir'),
    faceOf: () => Promise.resolve(undefined),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
