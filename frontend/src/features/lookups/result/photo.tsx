import type { ResultPhoto } from '@kernel/results/result-view';
import { IconPhotoOff } from '@tabler/icons-react';
import classes from './photo.module.css';

/** The photo as the source sent it just now. It lives on this screen alone. */
export function Photo({ photo: { src, alt } }: { photo: ResultPhoto }) {
  return (
    <figure className={classes.figure}>
      {src === null ? (
        <div className={`soft small grid gap-2 ${classes.none}`}>
          <IconPhotoOff size={32} stroke={1.4} aria-hidden />
          Sem foto
        </div>
      ) : (
        <img src={src} alt={alt} className={classes.photo} />
      )}
      <figcaption className={classes.caption}>
        A foto aparece só nesta tela: não fica no histórico, nem nos arquivos exportados. Para vê-la de novo, consulte
        de novo.
      </figcaption>
    </figure>
  );
}
