/** libvips as this service uses it: a picture takes one thread, and nothing is kept from one to the next. It takes 25 MB once loaded: what serves requests loads it when a picture is asked for. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export { sharp };
