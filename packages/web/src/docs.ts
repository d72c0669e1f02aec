/** The documentation's pages are light or dark as the playground is. */
import './state/theme.ts';
