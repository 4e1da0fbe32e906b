/** What a reading calls with the value of a field that shows it, and one of those that can be chosen there. */
export const OFFERED = "\u01B2offered";
/** The same of a field that gives back what is chosen. */
export const CHOSEN = "\u01B2chosen";
/** What an option that shows its value gets where it is to show another than it has. */
export const VALUE = " value=";
/** What readings call that which is typed or chosen in a field of the page. */
export const TYPED = "\u01B2typed";
/** What readings call all that a component is handed, where they ask for a prop that it declares under its own name. */
export const PROPS = "\u01B2props";
/** The prop that a component asks for which hands on all that it does not declare, as those of Vue do to the component they show. */
export const FALLS = "\u01B2falls";
/** What pages call with the `id` of an element of one's own, and its name. */
export const IDENTIFY = "\u01B2identify";
