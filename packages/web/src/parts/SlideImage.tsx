/** A slide as a picture: its place is kept until it is there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSlidePicture, type WantedPicture } from '../state/pictures.ts';

export interface SlideImageProps extends WantedPicture {
  alt: string;
  /** Fetched when it comes into sight. */
  lazy?: boolean;
  /** The address of a picture that is shown in place of the one that is kept. */
  drawn?: string | undefined;
}

export function SlideImage({ alt, lazy = false, drawn, ...wanted }: SlideImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(!lazy);
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  const { url, failed } = useSlidePicture(wanted, seen);
  return (
    <span class="slide" ref={place}>
      {(drawn ?? url) && <img src={drawn ?? url} alt={alt} width="960" height="540" />}
      {failed && !drawn && <span class="slide-empty">No picture is kept</span>}
    </span>
  );
}
