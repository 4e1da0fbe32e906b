export declare function revalidatePath(path: string, type?: "layout" | "page"): void;
export declare function revalidateTag(tag: string): void;
